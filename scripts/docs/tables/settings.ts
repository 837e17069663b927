import { ConfigError, readConfig } from '../../../src/gateway/config/config.ts';
import { createReader } from '../../../src/gateway/config/config-reader.ts';
import type { Reader } from '../../../src/gateway/config/config-reader.ts';
import { SETTING_GROUPS } from '../../../src/gateway/config/settings.ts';

/** Every environment variable of the gateway, by subject: what it means, its default and what it may be. */
export function settingsTable(): string {
  const known = readSettings();
  const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) => {
    const rows = Object.entries(settings).map(([name, { about, fallback }]) => {
      const { default: value, allowed = '' } = known.get(name) ?? {};
      return `| \`${name}\` | ${about} | ${fallback ?? value ?? ''} | ${allowed} |`;
    });
    return `### ${title}\n\n| Variable | Meaning | Default | Allowed |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  return groups.join('\n\n');
}

interface ReadSetting {
  readonly default?: string;
  readonly allowed?: string;
}

/** What the gateway reads in both modes, by name. Names that begin with OTEL_ belong to OpenTelemetry. */
export function readSettings(): Map<string, ReadSetting> {
  const found = new Map<string, ReadSetting>();
  for (const mode of ['live', 'sandbox']) {
    const reader = noteReads(createReader({ MODE: mode }), found);
    try {
      readConfig({ MODE: mode }, reader);
    } catch (error) {
      // Live mode misses its secrets here.
      if (!(error instanceof ConfigError)) throw error;
    }
  }
  for (const name of found.keys()) if (name.startsWith('OTEL_')) found.delete(name);
  return found;
}

function noteReads(reader: Reader, found: Map<string, ReadSetting>): Reader {
  return {
    ...reader,
    text(name) {
      if (!found.has(name)) found.set(name, {});
      return reader.text(name);
    },
    number(name, bounds) {
      found.set(name, { default: `\`${bounds.fallback}\``, allowed: `${bounds.min} to ${bounds.max}` });
      return reader.number(name, bounds);
    },
    oneOf(name, values, fallback) {
      found.set(name, { default: `\`${fallback}\``, allowed: values.map((value) => `\`${value}\``).join(', ') });
      return reader.oneOf(name, values, fallback);
    },
  };
}
