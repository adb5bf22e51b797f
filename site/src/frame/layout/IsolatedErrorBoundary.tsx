import { Component, type ReactNode } from 'react';

interface IsolatedErrorBoundaryProps {
  children: ReactNode;
}

/** What goes along with a page and is no part of it: where it throws it is taken away, and the page stays. */
export class IsolatedErrorBoundary extends Component<
  IsolatedErrorBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
