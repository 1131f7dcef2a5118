import { z } from '@/lib/validation/zod';

/** The part of the text that was selected, as JSON. */
const selection = z.string();

const DRAFT = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), selection, href: z.string(), words: z.string() }),
  z.object({
    kind: z.literal('picture'),
    selection,
    src: z.string(),
    alt: z.string(),
    caption: z.string(),
    isDecorative: z.boolean(),
  }),
]);

/** Text typed in a panel but not inserted. */
export type InsertionDraft = z.infer<typeof DRAFT>;

export type DraftOf<Kind extends InsertionDraft['kind']> = Extract<InsertionDraft, { kind: Kind }>;

/** Returns a draft from its JSON, or null if there is none. */
export function readDraft(json: string): InsertionDraft | null {
  if (json === '') return null;
  const { data = null } = DRAFT.safeParse(JSON.parse(json));
  return data;
}
