'use client';

import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { session } from '@/content/admin/session';
import { admin } from '@/content/admin/texts';
import { inTime } from '@/lib/loading/in-time';
import { isMissingScript } from './error-message';
import { Problem } from './notice';

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

export type BrokenProps = {
  /** In place of a whole view. */
  wholeView?: boolean | undefined;
};

/** In place of a part that could not be loaded. */
export function Broken({ wholeView = false }: BrokenProps) {
  const reload = { label: admin.actions.reload, act: () => window.location.reload() };
  return <Problem {...session.broken} wholeView={wholeView} remedy={reload} />;
}

/** A component whose script is fetched when it is first shown; a `LazyBoundary` around it says when that failed. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await inTime(load()) }));
}
