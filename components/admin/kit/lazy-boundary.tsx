'use client';

import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { session } from '@/content/admin/session';
import { admin } from '@/content/admin/texts';
import { inTime } from '@/lib/loading/in-time';
import { isMissingScript } from './error-message';
import { Problem } from './notice';

export type LazyBoundaryProps = { children: ReactNode; fallback: ReactNode; wholeView?: boolean };

type State = { failed: boolean };

/**
 * Wraps parts that load on demand. If a part's script fails to load, an error message replaces the part, and the rest
 * of the page stays unchanged. Other errors propagate.
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
  /** Whether the message replaces a whole view. */
  wholeView?: boolean | undefined;
};

/** An error message in place of a part that could not be loaded. */
export function Broken({ wholeView = false }: BrokenProps) {
  const reload = { label: admin.actions.reload, act: () => window.location.reload() };
  return <Problem {...session.broken} wholeView={wholeView} remedy={reload} />;
}

/** Returns a component whose script loads when the component is first rendered. Render it inside a `LazyBoundary`. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await inTime(load()) }));
}

type Loaded<Props> = { Part: ComponentType<Props> | null; error: unknown };

/**
 * Loads a component, and returns null until it has loaded. With `lazyPart`, React can keep showing the fallback for up
 * to 300 ms after the component has loaded; this hook avoids that delay. If loading fails, the hook throws the error
 * during render, so that the surrounding `LazyBoundary` catches it.
 */
export function useLoadedPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [{ Part, error }, setLoaded] = useState<Loaded<Props>>({ Part: null, error: null });
  useEffect(() => {
    let ended = false;
    const show = (loaded: Loaded<Props>) => {
      if (!ended) setLoaded(loaded);
    };
    inTime(load()).then(
      (part) => show({ Part: part, error: null }),
      (failure) => show({ Part: null, error: failure }),
    );
    return () => {
      ended = true;
    };
  }, [load]);
  if (error) throw error;
  return Part;
}
