import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findElement, type Key, type Modifier, type Size, type Tab } from './engine';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys whose name differs from their character. */
const KEYS: Partial<Record<Key | Modifier, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
};

/** Styles that make the toolbar narrower than a phone, so that the window can be as narrow as a phone. */
const NARROW_TOOLBAR = 'button, entry, image, toolbutton, toolbar { min-width: 0; padding: 0; margin: 0; }';
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n';

/** `log` is the file with the browser's output, including console messages. */
export type WebKitServer = { url: string; binary: string; log: string; stop(): Promise<void> };

const isUp = async (url: string) => {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
};

/** Creates a folder for the browser's settings, profile and output. The driver itself would discard the output. */
function makeHome(browser: string): { folder: string; env: NodeJS.ProcessEnv; binary: string; log: string } {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const settings = join(folder, 'gtk-3.0');
  mkdirSync(settings);
  writeFileSync(join(settings, 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(join(settings, 'settings.ini'), REDUCED_MOTION);
  const [binary, log] = [join(folder, 'browser'), join(folder, 'output')];
  const command = `exec '${browser}' --enable-write-console-messages-to-stdout=true "$@" >>'${log}' 2>&1`;
  writeFileSync(binary, `#!/bin/sh\n${command}\n`, { mode: 0o700 });
  writeFileSync(log, '');
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  return { folder, env, binary, log };
}

/** Starts WebKit's driver on a virtual display. */
export async function startWebKit(driver: string, browser: string, port: number): Promise<WebKitServer> {
  const { folder, env, binary, log } = makeHome(browser);
  const screen = ['-a', '-s', '-screen 0 2000x1400x24'];
  // The driver gets its own process group, because xvfb-run does not forward signals.
  const child: ChildProcess = spawn('xvfb-run', [...screen, driver, '-p', String(port)], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    binary,
    log,
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Console lines in WebKit's output: messages, uncaught errors and policy violations. */
const CONSOLE = /^.*\bCONSOLE (?:[A-Z]+ )+.*$/gm;

/** Opens a window in its own session. */
export async function openWebKitTab({ url, binary, log }: WebKitServer): Promise<Tab> {
  const call = async <Value>(method: string, path: string, body: object = {}): Promise<Value> => {
    const request = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`${url}${path}`, request);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const execute = <Value>(script: string, args: unknown[]) =>
    call<Value>('POST', `${session}/execute/sync`, { script, args });
  const evaluate: Tab['evaluate'] = (run, ...args) => execute(`return (${run})(...arguments)`, args);
  const earlier = readFileSync(log, 'utf8').length;
  const setWindow = (size: Size) => call<void>('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
  return {
    evaluate,
    open: (address) => call('POST', `${session}/url`, { url: address }),
    back: () => call('POST', `${session}/back`),
    reload: () => call('POST', `${session}/refresh`),
    async resize(size) {
      await setWindow(size);
      const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
      await setWindow({
        width: 2 * size.width - inner.width,
        height: 2 * size.height - inner.height,
      });
    },
    async click(selector, text = '') {
      const element = await execute<Record<string, string>>(`return (${findElement})(...arguments)`, [
        selector,
        text,
      ]);
      await call('POST', `${session}/element/${element[ELEMENT]}/click`);
    },
    press(key, held) {
      const values = (held ? [held, key] : [key]).map((name) => KEYS[name] ?? name);
      const actions = [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      return call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async type(text) {
      const active = await call<Record<string, string>>('GET', `${session}/element/active`);
      await call('POST', `${session}/element/${active[ELEMENT]}/value`, { text });
    },
    messages: async () => readFileSync(log, 'utf8').slice(earlier).match(CONSOLE) ?? [],
    close: () => call('DELETE', session),
  };
}
