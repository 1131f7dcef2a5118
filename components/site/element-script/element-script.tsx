import { HydrationSignal } from '@/lib/elements/hydration-signal';

/**
 * Loads the custom elements. The address of their module is fixed when the pages are built. What is on the page works
 * without them, so they wait behind the font and the first picture.
 */
export function ElementScript() {
  return (
    <>
      <script type="module" src={process.env.ELEMENTS_SCRIPT} async fetchPriority="low" />
      <HydrationSignal />
    </>
  );
}
