import { usedStyles } from './used-styles.mjs';

const classes = new Set(['a1B2c3_card', '_9z8Y7x_open']);

const kept = [
  '.a1B2c3_card{color:red}',
  '._9z8Y7x_open .a1B2c3_card:hover{color:red}',
  'p{color:red}',
  '.visually-hidden{color:red}',
  '.swiper-slide{color:red}',
  '.a1B2c3_card:not(.a1B2c3_gone){color:red}',
  '.a1B2c3_card:not(:has(.a1B2c3_gone)){color:red}',
  ':is(.a1B2c3_gone,.a1B2c3_card) p{color:red}',
  '.a1B2c3_card[href$=".x1Y2z3_pdf"]{color:red}',
  '@font-face{font-family:a;src:url(/a.woff2)}',
  '@view-transition{navigation:auto}',
  '@keyframes a1B2c3_spin{0%{rotate:0deg}to{rotate:360deg}}',
  '@media print{.a1B2c3_card{color:red}}',
];

const dropped = [
  '.a1B2c3_gone{color:red}',
  '.a1B2c3_card .a1B2c3_gone{color:red}',
  'p:has(a).a1B2c3_gone{color:red}',
  '@media print{.a1B2c3_gone{color:red}}',
  '@supports (display:grid){@media print{.a1B2c3_gone{color:red}}}',
];

describe('usedStyles', () => {
  it.each(kept)('keeps %s', (css) => {
    expect(usedStyles(css, classes)).toBe(css);
  });

  it.each(dropped)('drops %s', (css) => {
    expect(usedStyles(`p{margin:0}${css}`, classes)).toBe('p{margin:0}');
  });

  it('keeps of a list the selectors that can match', () => {
    expect(usedStyles('.a1B2c3_gone,.a1B2c3_card{color:red}', classes)).toBe('.a1B2c3_card{color:red}');
  });
});
