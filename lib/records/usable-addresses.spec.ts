import { aBlog, aMention } from '@/lib/testing/records';
import { withUsableAddresses } from './usable-addresses';

describe('withUsableAddresses', () => {
  it('leaves a valid record unchanged', () => {
    const blog = aBlog({ link: '/trivus', image: 'images/a/b.png' });
    expect(withUsableAddresses('Blog', blog)).toEqual(blog);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example'])(
    'removes the link %s',
    (link) => expect(withUsableAddresses('Media', aMention({ link })).link).toBe(''),
  );

  it.each(['../admin', 'images/../x.png', 'https://evil.example/x.png'])('removes the image %s', (image) =>
    expect(withUsableAddresses('Blog', aBlog({ image })).image).toBe(''),
  );
});
