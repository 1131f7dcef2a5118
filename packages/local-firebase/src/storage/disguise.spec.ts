import { startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

describe('an uploaded script', () => {
  const script = '<script>alert(document.cookie)</script>';

  it.each([
    ['open/page.html', 'text/html'],
    ['open/picture.svg', 'image/svg+xml'],
    ['open/disguised.png', 'text/html; charset=utf-8'],
    ['open/typeless.png', 'image/pngx'],
  ])('named %s, of type %s, is sandboxed and sent as an attachment', async (name, type) => {
    await storage.put(name, type, script);
    const { headers } = await storage.get(name);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of type image/png is sent as an image, with content sniffing disabled', async () => {
    await storage.put('open/script.png', 'image/png', script);
    const { headers } = await storage.get('open/script.png');
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''script.png");
  });

  it('cannot add a header parameter through its name', async () => {
    await storage.put('open/a"; x=\'(b)*.png', 'image/png', script);
    expect((await storage.get('open/a"; x=\'(b)*.png')).headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''a%22%3B%20x%3D%27%28b%29%2A.png",
    );
  });
});
