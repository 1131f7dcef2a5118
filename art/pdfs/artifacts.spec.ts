import { markArtifacts } from './artifacts';

const marked = (...lines: string[]) => markArtifacts(lines.join('\n')).split('\n');

describe('the content that a page paints', () => {
  it('is left unchanged inside a tag', () => {
    const tagged = ['/P <</MCID 0 >>BDC', 'BT', '<0081> Tj', 'ET', '0 0 10 10 re', 'f', 'EMC'];
    expect(marked(...tagged)).toEqual(tagged);
  });

  it('is marked as decoration outside a tag', () => {
    expect(marked('BT', '<0081> Tj', 'ET')).toEqual(['/Artifact BMC', 'BT', '<0081> Tj', 'ET', 'EMC']);
    expect(marked('/X5 Do')).toEqual(['/Artifact BMC', '/X5 Do', 'EMC']);
  });

  it('is marked from the start of its path', () => {
    expect(marked('1 0 0 rg', '0 0 m', '9 9 l', 'S')).toEqual([
      '1 0 0 rg',
      '/Artifact BMC',
      '0 0 m',
      '9 9 l',
      'S',
      'EMC',
    ]);
  });

  it('is not marked if its path only clips', () => {
    const clipped = ['0 0 10 10 re', 'W* n'];
    expect(marked(...clipped)).toEqual(clipped);
  });
});
