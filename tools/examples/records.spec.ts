import { SCHEMAS } from '@/lib/model/schema';
import { sampleFields } from '@/lib/testing/records';
import { exampleDocuments } from './documents';
import { exampleBlogs, exampleMentions } from './records';

const examples = [
  ...exampleBlogs.map(({ drawing: _, article: __, ...blog }) => ['Blog', blog] as const),
  ...exampleMentions.map((mention) => ['Media', mention] as const),
  ...exampleDocuments.flatMap(({ revisions, ...document }) =>
    revisions.map((revision) => ['Link', { ...document, link: `pdfs/${document.id}`, ...revision }] as const),
  ),
];

it.each(examples)('the example %s is valid: %j', (name, example) => {
  const record = { ...sampleFields(name, 'example'), ...example };
  expect(SCHEMAS[name].safeParse(record)).toMatchObject({ success: true });
});
