import { HydrationSignal } from '@/lib/elements/hydration-signal';

/** The longest wait after the load event, in milliseconds, for a page in the background, which paints nothing. */
const LATEST = 3000;

/** The wait after the second frame, in milliseconds, for a browser that has not reported the first paint. */
const UNREPORTED = 1000;

/**
 * The server replaces this import with the module itself if the page is small enough. If a visitor leaves the page
 * during the import, Firefox reports an error, which is ignored.
 */
const RUN = `(async()=>import("${process.env.ELEMENTS_SCRIPT}"))().catch(()=>{})`;

const START = `addEventListener("load",()=>{let run=()=>{run=()=>{};${RUN}},start=()=>run(),next=requestAnimationFrame;setTimeout(start,${LATEST});next(()=>next(()=>setTimeout(start,${UNREPORTED})));new PerformanceObserver(start).observe({type:"paint",buffered:true})})`;

/**
 * Loads the custom elements after the page has loaded and painted. The page works without them, so they must delay
 * neither its pictures nor its layout. A timer that starts at the second frame also loads them, because Firefox reports
 * no paint for URLs with a fragment. The module's URL is fixed at build time.
 */
export function ElementScript() {
  return (
    <>
      <script id="elements">{START}</script>
      <HydrationSignal />
    </>
  );
}
