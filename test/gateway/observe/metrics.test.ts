import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../src/gateway/observe/metrics.ts';

describe('metrics', () => {
  it('come as text that Prometheus reads', async () => {
    const readQueueAges = async () => ({
      agenda: { due: 3, oldestMs: 1500 },
      deliveries: { due: 0, oldestMs: 0 },
      failingMails: { due: 2, oldestMs: 4000 },
    });
    const metrics = createMetrics({
      readQueueAges,
      readPool: () => ({ sizeMax: 10, open: 4, idle: 3, waiting: 2 }),
      readLogDrops: () => 7,
      readLoad: () => ({ limit: 256, shed: 5 }),
      ping: () => Promise.resolve(),
      readFreeBytes: () => Promise.resolve(4096),
      build: { version: '1.2.3', node: 'v24', contract: '0.1.0', engine: 'postgresql' },
    });
    metrics.countRequest('createPayment', '00000', 0.002);
    metrics.countRequest('createPayment', '00000', 20);
    metrics.observeBatch('createPayment', { size: 12, waitSeconds: 0.003, seconds: 0.0005 });
    metrics.countEnd('payment', 'CREDIT_CARD', 'success');
    metrics.countEnd('payment', 'CREDIT_CARD', 'failure');
    metrics.countEnd('refund', 'CREDIT_CARD', 'success');
    metrics.observeChannelCall(
      { acquirer: 'default', call: 'authorize', method: 'CREDIT_CARD', currency: 'USD', outcome: 'unknown' },
      30,
    );
    metrics.countDelivery('a "quoted"\nresult');
    metrics.setLedgerProblems(0, 1_790_000_000_000);
    metrics.countExhausted();
    metrics.countOverdue('inquire');
    metrics.changeInFlight(1);
    const text = await metrics.render();
    metrics.close();
    for (const line of [
      '# TYPE tollgate_requests_total counter',
      'tollgate_requests_total{operation="createPayment",code="00000"} 2',
      'tollgate_request_seconds_bucket{le="0.001",operation="createPayment"} 0',
      'tollgate_request_seconds_bucket{le="0.0025",operation="createPayment"} 1',
      'tollgate_request_seconds_bucket{le="10",operation="createPayment"} 1',
      'tollgate_request_seconds_bucket{le="+Inf",operation="createPayment"} 2',
      'tollgate_request_seconds_sum{operation="createPayment"} 20.002',
      'tollgate_batch_size_bucket{le="20",write="createPayment"} 1',
      'tollgate_batch_wait_seconds_bucket{le="0.005",write="createPayment"} 1',
      'tollgate_commit_seconds_count{write="createPayment"} 1',
      'tollgate_payments_total{method="CREDIT_CARD",result="success"} 1',
      'tollgate_payments_total{method="CREDIT_CARD",result="failure"} 1',
      'tollgate_refunds_total{method="CREDIT_CARD",result="success"} 1',
      'tollgate_acquirer_calls_total{call="authorize",method="CREDIT_CARD",outcome="unknown",acquirer="default"} 1',
      'tollgate_acquirer_call_seconds_bucket{le="10",call="authorize",acquirer="default"} 0',
      'tollgate_acquirer_call_seconds_count{call="authorize",acquirer="default"} 1',
      'tollgate_database_connections{state="busy"} 1',
      'tollgate_database_connections{state="idle"} 3',
      'tollgate_database_connections_max 10',
      'tollgate_database_waiting 2',
      '# TYPE tollgate_log_lines_dropped_total counter',
      'tollgate_log_lines_dropped_total 7',
      'tollgate_build_info{version="1.2.3",node="v24",contract="0.1.0",engine="postgresql"} 1',
      'tollgate_deliveries_total{result="a \\"quoted\\"\\nresult"} 1',
      'tollgate_processes 1',
      'tollgate_requests_in_flight 1',
      'tollgate_agenda_due 3',
      'tollgate_agenda_oldest_seconds 1.5',
      'tollgate_ledger_problems 0',
      'tollgate_ledger_verified_timestamp_seconds 1790000000',
      'tollgate_deliveries_exhausted_total 1',
      'tollgate_inquiries_overdue_total{task="inquire"} 1',
      'tollgate_requests_in_flight_limit 256',
      'tollgate_requests_shed_total 5',
      'tollgate_store_writable 1',
      'tollgate_data_free_bytes 4096',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^tollgate_resident_memory_bytes [0-9]+$/m);
    expect(text).toMatch(/^tollgate_event_loop_lag_seconds [0-9.e-]+$/m);
  });

  it('are served without the queues where the store does not answer', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const metrics = createMetrics({ readQueueAges: gone, ping: gone, readFreeBytes: gone });
    const text = await metrics.render();
    metrics.close();
    expect(text).not.toContain('tollgate_agenda_due');
    expect(text).not.toContain('tollgate_data_free_bytes');
    expect(text).toContain('tollgate_store_writable 0\n');
    expect(text).toContain('tollgate_requests_in_flight 0\n');
  });
});
