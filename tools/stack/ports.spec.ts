import { createServer } from 'node:net';
import { requireFreePort } from './ports';

describe('requireFreePort', () => {
  it('names a taken port and the variable that sets it, and accepts a free port', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      `Port ${port} is not available: stop any program that uses it, or set PORT to another port.`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
  });
});
