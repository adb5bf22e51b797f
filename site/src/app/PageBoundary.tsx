import { ApiError } from '@brand/api';
import { CODE } from '@brand/domain';
import { Component, type ReactNode } from 'react';
import { PageFailed, type PageFailedProps } from './PageFailed.tsx';

interface PageBoundaryProps {
  children: ReactNode;
}

/** A page that throws shows an error inside the frame, never a white screen. Give it a key: another address starts afresh. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error ?? true };
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <PageFailed reason={reasonOf(failure)} onRetry={this.retry} />;
  }
}

function reasonOf(failure: unknown): PageFailedProps['reason'] {
  if (!(failure instanceof ApiError)) return 'general';
  if (failure.code === CODE.apiDown) return 'maintenance';
  return failure.kind === 'network' ? 'network' : 'general';
}
