import { ApiError } from '@brand/api';
import { CODE } from '@brand/domain';
import { Component, type ReactNode } from 'react';
import { PageFailed, type PageFailedProps } from './PageFailed.tsx';

interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: unknown;
  /** The address where it failed. */
  readonly at?: string;
}

/** If a page throws, it shows an error inside the frame, never a blank screen. Another address resets it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error ?? true, at: location.pathname };
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure, at } = this.state;
    if (failure === null || at !== location.pathname) return this.props.children;
    return <PageFailed reason={reasonOf(failure)} onRetry={this.retry} />;
  }
}

function reasonOf(failure: unknown): PageFailedProps['reason'] {
  if (!(failure instanceof ApiError)) return 'general';
  if (failure.code === CODE.apiDown) return 'maintenance';
  return failure.kind === 'network' ? 'network' : 'general';
}
