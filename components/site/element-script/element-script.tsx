import { HydrationSignal } from '@/lib/elements/hydration-signal';

/** Loads the custom elements. The address of their module is fixed when the pages are built. */
export function ElementScript() {
  return (
    <>
      <script type="module" src={process.env.ELEMENTS_SCRIPT} async />
      <HydrationSignal />
    </>
  );
}
