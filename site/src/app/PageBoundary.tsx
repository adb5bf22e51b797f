import { ApiError } from '@brand/api';
import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

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
    const lost =
      (failure as unknown) instanceof ApiError && (failure as ApiError).kind === 'network';
    return <PageFailed reason={lost ? 'network' : 'general'} onRetry={this.retry} />;
  }
}
