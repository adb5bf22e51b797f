/** Notices, announcements, chat and maintenance. */
export {
  AnnouncementDialog,
  type AnnouncementDialogProps,
} from './AnnouncementDialog/AnnouncementDialog.tsx';
export { ChatPanel, type ChatPanelProps } from './ChatPanel/ChatPanel.tsx';
export {
  MaintenancePanel,
  type MaintenancePanelProps,
} from './MaintenancePanel/MaintenancePanel.tsx';
export { NoticeBar, type NoticeBarContent, type NoticeBarProps } from './NoticeBar/NoticeBar.tsx';
export { NoticeDialog, type NoticeDialogProps } from './NoticeDialog/NoticeDialog.tsx';
export {
  NoticeList,
  type NoticeListProps,
  type NoticeListState,
} from './NoticeList/NoticeList.tsx';
export {
  NoticeView,
  type NoticeViewProps,
  type NoticeViewState,
} from './NoticeView/NoticeView.tsx';
