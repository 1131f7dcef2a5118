import { Tabs, type TabsProps } from '@/components/ui/tabs/tabs';

type ChoiceProps = Omit<TabsProps, 'look'>;

/** Tabs that look like a choice between a few options, with icons if any option has one. */
export function Choice(props: ChoiceProps) {
  return <Tabs {...props} look={props.tabs.some(({ icon }) => icon) ? 'symbols' : 'segments'} />;
}
