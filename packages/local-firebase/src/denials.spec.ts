import { createDenials } from './denials';

function denials() {
  const lines: string[] = [];
  let time = 0;
  const deny = createDenials(
    'firestore',
    (line) => lines.push(line),
    () => time,
  );
  return {
    lines,
    deny,
    advance: (ms: number) => {
      time += ms;
    },
  };
}

const denied = (id: string) => ({ method: 'get', path: ['Blog', id], reason: 'No rule allows it.' });

it('a stranger who is denied a thousand times writes one line, and the next one says how many there were', () => {
  const { lines, deny, advance } = denials();
  for (let number = 0; number < 1_000; number += 1) deny(denied(`b-${number}`));
  expect(lines).toEqual(['firestore: denied get of "Blog/b-0": No rule allows it.']);
  advance(60_000);
  deny(denied('later'));
  expect(lines[1]).toBe(
    'firestore: denied get of "Blog/later": No rule allows it. 999 more like it since the last such line.',
  );
});

it('denials of another method or collection are logged too', () => {
  const { lines, deny } = denials();
  deny(denied('a'));
  deny({ ...denied('a'), method: 'update' });
  deny({ ...denied('a'), path: ['Media', 'a'] });
  expect(lines).toHaveLength(3);
});

it('denials for a thousand collections log 51 lines, and other denials are logged again a minute later', () => {
  const { lines, deny, advance } = denials();
  for (let number = 0; number < 1_000; number += 1) deny({ ...denied('a'), path: [`c-${number}`, 'a'] });
  expect(lines).toHaveLength(51);
  advance(60_000);
  deny(denied('a'));
  deny({ ...denied('a'), method: 'update' });
  expect(lines).toHaveLength(53);
});

it('an id cannot change how a terminal shows the line', () => {
  const { lines, deny } = denials();
  deny(denied('\u202egnp.\u001b[2J\n'));
  expect(lines[0]).toContain('"Blog/\\u202egnp.\\u001b[2J\\n"');
});
