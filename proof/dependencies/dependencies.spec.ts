import { knownHoles } from './known-holes';
import { isCompatible } from './licences';

describe('known holes', () => {
  it.each([
    ['next', '16.0.6', 4],
    ['next', '16.3.2', 3],
    ['next', '16.4.1', 0],
    ['next', '15.10.0', 0],
    ['sharp', '0.35.3', 1],
    ['sharp', '0.35.10', 0],
    ['debug', '4.4.2', 1],
    ['debug', '4.4.3', 0],
  ])('of %s %s: %i', (name, version, count) => {
    expect(knownHoles({ name, version })).toHaveLength(count);
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['', false],
    ['LGPL-3.0-or-later', false],
  ])('of a package under "%s": compatible %s', (licence, expected) => {
    expect(isCompatible('some-package', licence)).toBe(expected);
  });

  it('take what is named with a reason', () => {
    expect(isCompatible('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(true);
  });
});
