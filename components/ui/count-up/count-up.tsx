type CountUpProps = { children: string };

/**
 * A figure that counts up when it comes into view. The served markup contains the text exactly as given. Browsers must
 * not translate it: they would replace the text node in the middle of the animation and keep the figure shown then.
 */
export function CountUp({ children }: CountUpProps) {
  // React would set the custom element's property `translate`, a boolean, to the string, which is true.
  return (
    <span translate="no">
      <ui-count-up>{children}</ui-count-up>
    </span>
  );
}
