import type { FirestoreRow, FirestoreRulesFile } from '../rules-file';

const value = (kind: string, v: unknown): FirestoreRow => ['anyone', 'set', `values/${kind}`, { v }];

export const formats: FirestoreRulesFile = {
  name: 'formats',
  seed: {},
  allows: [
    value('email', 'Some.One+tag@mail.example'),
    value('slug', 'a-slug-2'),
    value('phone', '+49 89 123456'),
    value('url', 'https://site.example/a?b#c'),
    value('url', 'https://site.example'),
    value('hex', 'a0B1c2'),
    value('name', 'Émile Żak'),
    // `upper` converts only ASCII letters.
    value('name', 'émile'),
    value('version', '1.20.300'),
    value('id', 'id'),
    value('name-path', ''),
  ],
  denies: [
    value('email', 'some.one@mail'),
    value('email', 'two@a.example, three@a.example'),
    value('slug', 'A-slug'),
    value('slug', 'a--slug'),
    value('slug', 'a slug'),
    value('phone', '+49 89 12'),
    value('phone', '49-89-123456'),
    value('url', 'http://site.example'),
    value('url', 'https://site.example/a b'),
    value('url', 'javascript:https://site.example'),
    value('hex', 'a0b1cg'),
    value('hex', 10),
    value('name', 'emile'),
    value('name', 'E'),
    value('name', 'Em1le'),
    value('version', '0.20.300'),
    value('version', '1.20'),
    value('version', 'one.two.three'),
    value('other', 'x'),
    value('id', 'other'),
  ],
};
