import { ApiError } from '@brand/api';
import { CODE } from '@brand/domain';
import { Component, type ReactNode } from 'react';
import { PageFailed, type PageFailedProps } from './PageFailed.tsx';

interface PageBoundaryProps {
  /** Of the page; another one starts afresh. */
  address: string;
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: unknown;
  readonly address: string | null;
}

/** A page that throws shows an error inside the frame, never a white screen. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null, address: null };

  static getDerivedStateFromProps(
    { address }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return address === state.address ? null : { failure: null, address };
  }

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
