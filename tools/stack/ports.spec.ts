import { createServer } from 'node:net';
import { requireFreePort } from './ports';

describe('requireFreePort', () => {
  it('names the taken port and the variable to change it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
      `Port ${port} is in use: stop the program that uses it, or set PORT to another port.`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
  });
});
