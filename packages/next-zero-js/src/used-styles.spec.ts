import { usedStyles } from './used-styles';

const classes = new Set(['card', 'Card_open__1a', 'sm:grid', 'größe']);

const kept = [
  '.card{color:red}',
  '.card:hover{color:red}',
  '.card::before{content:""}',
  '.Card_open__1a .card:focus-visible{color:red}',
  '.sm\\:grid{display:grid}',
  '.größe{top:0}',
  'p{color:red}',
  'table td>dialog[open]{color:red}',
  '#unknown{color:red}',
  '*{margin:0}',
  ':root{--a:1px}',
  ':focus-visible{outline:1px solid}',
  '::selection{color:red}',
  '::view-transition-old(root){animation:none}',
  ':target:not(dialog){color:red}',
  '[data-state=open]{color:red}',
  '[aria-expanded="true"] svg|a[href^="#"]{color:red}',
  '.card[data-side=left i]{color:red}',
  '.card[href$=".gone"]{color:red}',
  '.card:not(.gone){color:red}',
  ':not(:is(.gone)){color:red}',
  '.card:not(:where(.gone,.card)) p{color:red}',
  '.card:not(:has(.gone)){color:red}',
  '.card:has(:is(.card,p)){color:red}',
  ':is(.card,p) a{color:red}',
  ':where(.card){color:red}',
  '.card:nth-child(2n of .card){color:red}',
  '.card{&:hover{color:red}p{color:red}& + &{color:red}}',
  '@font-face{font-family:a;src:url(/a.woff2)}',
  '@property --a{syntax:"<length>";inherits:true;initial-value:0}',
  '@keyframes spin{0%{rotate:0deg}to{rotate:360deg}}',
  '@view-transition{navigation:auto}',
  '@page :first{margin:0}',
  '@layer reset,base;',
  '@media print{.card{color:red}}',
  '@supports (display:grid){.card{color:red}}',
  '@container (inline-size>20rem){.card{color:red}}',
  '@layer base{@media print{.card{color:red}}}',
  '@starting-style{.card{opacity:0}}',
];

const dropped = [
  '.gone{color:red}',
  '.card .gone{color:red}',
  '.gone:hover p{color:red}',
  '.gone:not(.card){color:red}',
  'p:has(a).gone{color:red}',
  ':is(.gone) p{color:red}',
  ':where(.gone){color:red}',
  '.gone{&:hover{color:red}}',
  '@media print{.gone{color:red}}',
];

const used = async (css: string, keep: (string | RegExp)[] = []) => usedStyles(css, classes, keep);

describe('usedStyles', () => {
  it.each(kept)('keeps %s', async (css) => {
    expect(await used(css)).toBe(css);
  });

  it.each(dropped)('drops %s', async (css) => {
    expect(await used(`p{margin:0}${css}`)).toBe('p{margin:0}');
  });

  it('keeps only those selectors of a list that can match', async () => {
    expect(await used('.gone,.card{color:red}')).toBe('.card{color:red}');
  });

  it('keeps rules for classes that scripts add later', async () => {
    const css = '.swiper-slide .is-open{color:red}';
    expect(await used(css, [/^swiper-/, 'is-open'])).toBe(css);
    expect(await used(css, [/^swiper-/])).toBe('');
  });
});
