import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { moment } from '../../desk/views/moment.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { resultLines } from './simulation-words.ts';
import { ROUTING, simulationPath, versionPath } from './version.ts';
import type { Simulation, Version } from './version.ts';

// Draft → simulated → asked for → live: where a version is, and what comes next.

interface Progress {
  readonly simulation: Simulation | null;
  /** The request that waits for a second person. */
  readonly approvalNo: string | null;
}

export async function readProgress(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { version, state, simulation }: Version,
): Promise<Progress> {
  const isOver = state === 'live' || state === 'discarded';
  const [read, waiting] = await Promise.all([
    simulation === null ? null : call(exchange, 'getRoutingSimulation', { parameters: { simulationNo: simulation } }),
    isOver || !may(exchange, 'approvals.read')
      ? null
      : call(exchange, 'listApprovals', { parameters: { state: 'pending', kind: 'routing' } }),
  ]);
  const asked = waiting?.kind === 'done' ? waiting.value.approvals : [];
  return {
    simulation: read?.kind === 'done' ? read.value : null,
    approvalNo: asked.find(({ parameters }) => parameters['version'] === version)?.approvalNo ?? null,
  };
}

const STEPS = ['Draft', 'Simulated', 'Asked for', 'Decides'] as const;

export function nextStep(exchange: SignedInExchange, version: Version, progress: Progress): Html {
  const { state } = version;
  if (state === 'discarded') return NOTHING;
  const { words, actions } = contentOf(exchange, version, progress);
  return html`<section class="sheet next-step" aria-label="Next step">
    ${state === 'draft' && stepList(stepOf(version, progress))} ${words}
    <div class="actions">${actions}</div>
  </section>`;
}

function stepOf({ simulation }: Version, { approvalNo }: Progress): number {
  if (approvalNo !== null) return 2;
  return simulation === null ? 0 : 1;
}

function stepList(reached: number): Html {
  return html`<ol class="steps">
    ${STEPS.map(
      (step, index) =>
        html`<li ${index <= reached && html`class="done"`} ${index === reached && html`aria-current="step"`}>
          ${step}
        </li>`,
    )}
  </ol>`;
}

interface Content {
  readonly words: Html;
  readonly actions: Html;
}

function contentOf(exchange: SignedInExchange, version: Version, progress: Progress): Content {
  const { simulation, approvalNo } = progress;
  const path = versionPath(version.version);
  const simulated = resultPart(exchange, simulation);
  const again = may(exchange, 'routing.draft') && html`<a class="button" href="${path}/simulate">Simulate</a>`;
  if (version.state === 'live') {
    const back =
      may(exchange, 'routing.change') && html`<a class="button danger" href="${`${ROUTING}/back`}">Go back</a>`;
    return {
      words: html`<p>These rules decide now on new payments and payouts.</p>
        ${simulated}`,
      actions: html`${back}`,
    };
  }
  if (approvalNo !== null) {
    const link = html`<a class="button main" href="${`${CONSOLE}${SCREENS.approvals.path}/${approvalNo}`}"
      >See the request</a
    >`;
    return {
      words: html`<p><b>Next:</b> somebody else approves it.</p>
        ${simulated}`,
      actions: link,
    };
  }
  const mayAsk = may(exchange, 'routing.change');
  const ask = html`<a class="button main" href="${path}/activate">Ask for approval</a>`;
  if (version.state === 'retired') {
    return {
      words: html`<p>It decided before, and may decide again as it is: somebody else has to approve it.</p>
        ${simulated}`,
      actions: html`${again} ${mayAsk && ask}`,
    };
  }
  if (version.simulation === null) {
    const main = may(exchange, 'routing.draft') && html`<a class="button main" href="${path}/simulate">Simulate</a>`;
    return {
      words: html`<p><b>Next:</b> see what these rules would have done with past orders. Nobody is called.</p>`,
      actions: html`${main}`,
    };
  }
  return {
    words: html`<p>
        <b>Next:</b>
        ${mayAsk ? 'read the result, then ask for approval.' : 'somebody who may let rules decide asks for approval.'}
      </p>
      ${simulated}`,
    actions: html`${mayAsk && ask} ${again}`,
  };
}

/** What came of the last simulation, in short. */
export function resultPart(exchange: SignedInExchange, simulation: Simulation | null): Html {
  if (simulation === null || simulation.result === null) return NOTHING;
  const { simulationNo, since, until, result } = simulation;
  return html`<div class="result">
    <p class="soft">
      <a href="${simulationPath(simulationNo)}">Simulated</a> with the orders from ${moment(exchange, since)} to
      ${moment(exchange, until)}:
    </p>
    <ul>
      ${resultLines(result).map((line) => html`<li>${line}</li>`)}
    </ul>
  </div>`;
}
