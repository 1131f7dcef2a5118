import { checkCharacter, tidyUdi } from './udi';

describe("HIBCC's check character", () => {
  it.each([
    // HIBCC's example.
    ['+A123BJC5D6E71', 'G'],
    ['+H123PARTNO1234567890120', 'Z'],
    // A space, which labels show as an underscore.
    ['+A99921', '_'],
  ])('of %s is %s', (characters, check) => {
    expect(checkCharacter(characters)).toBe(check);
  });
});

it('a UDI-DI can be typed in groups, in small letters, and with the asterisks of the label', () => {
  expect(tidyUdi(' *+a123 bjc5d6e71g* ')).toBe('+A123BJC5D6E71G');
});
