import { Component, type ReactNode } from 'react';

interface IsolatedErrorBoundaryProps {
  children: ReactNode;
}

/** Error boundary for parts that do not belong to the page: a part that throws is removed, and the page stays. */
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
