import { HydrationSignal } from '@/lib/elements/hydration-signal';

/** How long after the page's own files the module waits at most for the first paint, in milliseconds. */
const LATEST = 3000;

/** The delivery puts the module itself in the place of its import where a page has room for it. */
const RUN = `import("${process.env.ELEMENTS_SCRIPT}")`;

const START = `addEventListener("load",()=>{let run=()=>{run=()=>{};${RUN}},start=()=>run();setTimeout(start,${LATEST});new PerformanceObserver(start).observe({type:"paint",buffered:true})})`;

/**
 * Loads the custom elements once the first view is seen: what is on the page works without them, so they neither take
 * the network from its pictures nor the processor from its layout. The address of their module is fixed when the pages
 * are built.
 */
export function ElementScript() {
  return (
    <>
      <script id="elements">{START}</script>
      <HydrationSignal />
    </>
  );
}
