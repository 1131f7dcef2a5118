import { Tabs, type TabsProps } from '@/components/ui/tabs/tabs';

export type ChoiceProps = Omit<TabsProps, 'look'>;

/** A few options side by side, one of which is shown at a time: tabs, with icons if the options have any. */
export function Choice(props: ChoiceProps) {
  return <Tabs {...props} look={props.tabs.some(({ icon }) => icon) ? 'symbols' : 'segments'} />;
}
