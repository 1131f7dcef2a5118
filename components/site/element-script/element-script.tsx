import { HydrationSignal } from '@/lib/elements/hydration-signal';

/** The longest wait after the page has loaded, in milliseconds, because a page in the background paints nothing. */
const LATEST = 3000;

/** The wait after the second frame, in milliseconds, for a browser that has not reported the first paint. */
const UNREPORTED = 1000;

/**
 * The server replaces this import with the module itself if the page has room for it. An import that a visitor
 * interrupts by leaving is not an error, though Firefox reports it as one.
 */
const RUN = `(async()=>import("${process.env.ELEMENTS_SCRIPT}"))().catch(()=>{})`;

const START = `addEventListener("load",()=>{let run=()=>{run=()=>{};${RUN}},start=()=>run(),next=requestAnimationFrame;setTimeout(start,${LATEST});next(()=>next(()=>setTimeout(start,${UNREPORTED})));new PerformanceObserver(start).observe({type:"paint",buffered:true})})`;

/**
 * Loads the custom elements after the page has loaded and painted. The page works without them, so they must delay
 * neither its pictures nor its layout. The second frame also starts a timer for the load, because Firefox has no paint
 * entries at URLs with a fragment.
 * The module's URL is fixed at build time.
 */
export function ElementScript() {
  return (
    <>
      <script id="elements">{START}</script>
      <HydrationSignal />
    </>
  );
}
