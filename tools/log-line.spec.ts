import { logLine } from './log-line';

const { isTTY } = process.stdout;

afterEach(() => {
  process.stdout.isTTY = isTTY;
  jest.restoreAllMocks();
});

it('prints a line unchanged on a terminal, and otherwise as JSON in the server’s format', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  process.stdout.isTTY = true;
  logLine('\nThe site: https://purvia.example');
  process.stdout.isTTY = false;
  logLine('\nThe site: https://purvia.example');
  logLine('nginx ended.', 'ERROR');
  expect(log.mock.calls.flat()).toEqual([
    '\nThe site: https://purvia.example',
    '{"severity":"INFO","message":"The site: https://purvia.example"}',
    '{"severity":"ERROR","message":"nginx ended."}',
  ]);
});
