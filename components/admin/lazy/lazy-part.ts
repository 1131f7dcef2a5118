import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { inTime } from '@/lib/loading/in-time';

/** A component whose script is fetched when it is first shown; a `LazyBoundary` around it says when that failed. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await inTime(load()) }));
}
