/** Generic components without product logic. */
export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx';
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { BarChart, type BarChartProps, type BarDatum } from './BarChart/BarChart.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { buttonClass, type ButtonLook } from './Button/buttonClass.ts';
export { Card, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselProps } from './Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { CountdownRing, type CountdownRingProps } from './CountdownRing/CountdownRing.tsx';
export type { DataColumn, DataSort } from './DataTable/dataColumn.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { type Fact, FactList, type FactListProps } from './FactList/FactList.tsx';
export { Field, type FieldControl, type FieldProps, type FieldMessages } from './Field/Field.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export {
  HighlightCard,
  type HighlightCardProps,
  type HighlightCorner,
} from './HighlightCard/HighlightCard.tsx';
export { HighlightStrip, type HighlightStripProps } from './HighlightStrip/HighlightStrip.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { Glyph } from './Icon/glyph.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Illustration, type IllustrationProps } from './Illustration/Illustration.tsx';
export type { Drawing } from './Illustration/drawing.ts';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export { Money, type MoneyProps } from './Money/Money.tsx';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './RadioCards/RadioCards.tsx';
export { Rail, type RailProps } from './Rail/Rail.tsx';
export { RichText, type RichTextProps } from './RichText/RichText.tsx';
export { SaveFileButton, type SaveFileButtonProps } from './SaveFileButton/SaveFileButton.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export { SidePanel, type SidePanelProps } from './SidePanel/SidePanel.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { dismissToast, showToast, type ToastContent } from './Toast/toasts.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
