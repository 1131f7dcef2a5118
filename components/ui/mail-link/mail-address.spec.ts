import { mailAddress } from './mail-address';

describe('a mailto URL', () => {
  it('does not let a field inject other fields', () => {
    const address = mailAddress({
      to: 'enquiries@site.example?bcc=x@y.example',
      subject: 'One\r\nBcc: x@y.example',
      body: 'a & b = c?\nSecond line',
    });
    const { pathname, searchParams } = new URL(address);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(pathname).toBe('enquiries@site.example%3Fbcc%3Dx%40y.example');
    expect(searchParams.get('subject')).toBe('One\r\nBcc: x@y.example');
    expect(searchParams.get('body')).toBe('a & b = c?\r\nSecond line');
  });
});
