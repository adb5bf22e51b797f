export { ToastRegion, showToast } from '@brand/ui';
