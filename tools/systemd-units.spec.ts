import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scripts } from '../package.json';

const UNITS = readdirSync('deploy').filter((name) => /\.(?:service|timer)$/.test(name));

type Setting = { unit: string; section: string; key: string; value: string };

const settings: Setting[] = UNITS.flatMap((unit) => {
  let section = '';
  return readFileSync(join('deploy', unit), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
      const [, key = line, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return line.startsWith('[') ? [] : { unit, section, key, value };
    });
});

const valuesOf = (unit: string, wanted: string) =>
  settings.filter((setting) => setting.unit === unit && setting.key === wanted).map(({ value }) => value);

/** The known settings that the units use. systemd only warns about unknown settings, and ignores them. */
const KNOWN: Readonly<Record<string, string>> = {
  Unit: 'Description After Wants',
  Service: `Type WorkingDirectory EnvironmentFile Environment ExecStart ExecReload User StateDirectory CacheDirectory
    AmbientCapabilities NoNewPrivileges TimeoutStopSec Restart RestartSec`,
  Timer: 'OnCalendar RandomizedDelaySec Persistent',
  Install: 'WantedBy',
};

it('the units use only settings that systemd knows, in the right sections', () => {
  const unknown = settings.filter(({ section, key }) => !KNOWN[section]?.split(/\s+/).includes(key));
  expect(unknown).toEqual([]);
});

it('the units run scripts that exist', () => {
  const commands = settings.filter(({ key }) => key.startsWith('Exec')).map(({ value }) => value);
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    expect(Object.keys(scripts)).toContain(/^\/usr\/bin\/npm run ([\w:]+)(?: |$)/.exec(command)?.[1]);
  }
});

it('every timer starts a service of the same name, every night', () => {
  const timers = UNITS.filter((name) => name.endsWith('.timer'));
  expect(timers).toContain('purvia-ifu-check.timer');
  for (const timer of timers) {
    expect(UNITS).toContain(timer.replace('.timer', '.service'));
    expect(valuesOf(timer, 'OnCalendar')).toEqual([expect.stringMatching(/^\*-\*-\* \d\d:\d\d$/)]);
    expect(valuesOf(timer, 'WantedBy')).toEqual(['timers.target']);
    expect(valuesOf(timer.replace('.timer', '.service'), 'Type')).toEqual(['oneshot']);
  }
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

(hasSystemd ? it : it.skip)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  try {
    for (const unit of UNITS) {
      // On this machine, npm may be installed elsewhere.
      const text = readFileSync(join('deploy', unit), 'utf8').replaceAll('/usr/bin/npm', process.execPath);
      writeFileSync(join(folder, unit), text);
    }
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', ...UNITS.map((unit) => join(folder, unit))],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
