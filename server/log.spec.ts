import { logFault, logWarning } from './log';

function linesOf(log: () => void): string[] {
  const lines: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  log();
  write.mockRestore();
  return lines;
}

it("logs a fault as one line of JSON in Cloud Error Reporting's format, without the query", () => {
  const [line = '', ...others] = linesOf(() =>
    logFault(new Error('It broke'), { path: '/a?email=x', method: 'GET' }),
  );
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    severity: 'ERROR',
    '@type': expect.stringContaining('ReportedErrorEvent'),
    context: { httpRequest: { url: '/a', method: 'GET' } },
  });
});

it('logs one line for many pages that fail in the same way', () => {
  const lines = linesOf(() => {
    for (let page = 1; page <= 50; page += 1)
      logFault(new Error(`Rendering /press/${page} ended with status 500.`));
  });
  expect(lines).toHaveLength(1);
});

it('escapes characters that change how a terminal shows a line', () => {
  const message = '\u202egnp.\u009b2J\u2028\u{e0041} \ud800 ü 株式会社';
  const [line = ''] = linesOf(() => logWarning(message));
  expect(line).toContain(String.raw`"\u202egnp.\u009b2J\u2028\udb40\udc41 \ud800 ü 株式会社"`);
  expect(linesOf(() => logWarning('\u202e'.repeat(2_000)))[0]?.length).toBeLessThanOrEqual(2_001);
});

it('limits a line to 2,000 bytes of valid JSON', () => {
  const [line = ''] = linesOf(() => logFault(new Error('é'.repeat(100_000))));
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(2_001);
  expect(JSON.parse(line).severity).toBe('ERROR');
});
