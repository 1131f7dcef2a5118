export type CountUpProps = { children: string };

/** A figure that counts up when it comes into view. The served markup contains the text exactly as given. */
export function CountUp({ children }: CountUpProps) {
  return <ui-count-up>{children}</ui-count-up>;
}
