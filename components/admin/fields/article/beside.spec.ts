import { above, beside } from './beside';

const place = { top: 100, left: 50, width: 600 };
const popup = { width: 300, height: 200 };
const seen = { top: 60, bottom: 800 };
const line = (top: number, left = 80) => ({ top, bottom: top + 30, left });

describe('a popup beside a line of text', () => {
  it.each([
    ['below it', line(300), seen, '238px'],
    ['above it if it fits only there', line(700), seen, '392px'],
    ['below it if it fits nowhere', line(200), { top: 60, bottom: 400 }, '138px'],
    [
      'at the bottom of the window if the selection fills it',
      { ...line(-500), bottom: 2_000 },
      seen,
      '492px',
    ],
  ])('is %s', (_where, at, window, top) => {
    expect(beside(at, place, popup, window)).toEqual({ insetBlockStart: top, insetInlineStart: '30px' });
  });

  it('stays within the element that contains it', () => {
    expect(beside(line(300, 640), place, popup, seen).insetInlineStart).toBe('300px');
    expect(beside(line(300, 40), place, popup, seen).insetInlineStart).toBe('0px');
  });
});

describe('a popup above the selected text', () => {
  const small = { width: 300, height: 44 };

  it.each([
    ['above it', line(300), seen, '148px'],
    ['below it under the bars', line(100), seen, '38px'],
    ['at the top of the window if the selection fills it', { ...line(70), bottom: 780 }, seen, '-40px'],
  ])('is %s', (_where, selected, window, top) => {
    expect(above(selected, place, small, window)).toEqual({
      insetBlockStart: top,
      insetInlineStart: '30px',
    });
  });
});
