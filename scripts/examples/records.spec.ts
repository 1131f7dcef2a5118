import { SCHEMAS } from '@/lib/model/schema';
import { sampleFields } from '@/lib/testing/records';
import { exampleBlogs, exampleMentions } from './records';

const examples = [
  ...exampleBlogs.map(({ drawing: _, ...blog }) => ['Blog', blog] as const),
  ...exampleMentions.map((mention) => ['Media', mention] as const),
];

it.each(examples)('the example of a %s is one that staff could save: %j', (name, example) => {
  const record = { ...sampleFields(name, 'example'), ...example };
  expect(SCHEMAS[name].safeParse(record)).toMatchObject({ success: true });
});
