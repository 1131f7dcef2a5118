'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { isMissingScript } from '@/components/admin/error-message';
import { Broken } from './broken';

export type LazyBoundaryProps = { children: ReactNode; fallback: ReactNode; wholeView?: boolean };

type State = { failed: boolean };

/**
 * Around what is loaded when it is needed. A script that does not arrive leaves the rest of the page, and what is
 * typed in it, as it was; other errors go on to whoever is above.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    if (!isMissingScript(error)) throw error;
    return { failed: true };
  }

  override render() {
    const { children, fallback, wholeView } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return <Broken wholeView={wholeView} />;
  }
}
