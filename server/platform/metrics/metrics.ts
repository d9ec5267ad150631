import { Counter, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

/** Replaces the gauge of an earlier app, because a process may build several, as tests do. */
export function gaugeOfApp<T extends string>(options: Omit<GaugeConfiguration<T>, 'registers'>): Gauge<T> {
  registry.removeSingleMetric(options.name);
  return new Gauge({ ...options, registers });
}

export const requests = new Histogram({
  name: 'vestidor_http_request_seconds',
  help: 'Time from a request to the end of its answer, by route',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
  registers,
});

export const jobs = new Histogram({
  name: 'vestidor_job_seconds',
  help: 'Time that a job took, by its name and how it ended',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers,
});

export const scans = new Counter({
  name: 'vestidor_scans_total',
  help: 'Photographs read, by how it ended: read, or the code of the refusal',
  labelNames: ['outcome'],
  registers,
});

export const generations = new Counter({
  name: 'vestidor_generations_total',
  help: 'Times that outfits were composed, by how it ended: composed, or the code of the refusal',
  labelNames: ['outcome'],
  registers,
});

export const paymentChanges = new Counter({
  name: 'vestidor_payment_changes_total',
  help: 'Payments that came into a state',
  labelNames: ['status'],
  registers,
});

export const errors = new Counter({
  name: 'vestidor_unexpected_errors_total',
  help: 'Failures that nobody foresaw and that became an answer 500',
  registers,
});

export const costs = new Counter({
  name: 'vestidor_cost_total',
  help: 'What has been used, by resource of the table of limits (or millionths of a euro of AI) and level of trust',
  labelNames: ['resource', 'level'],
  registers,
});

export const refusals = new Counter({
  name: 'vestidor_limit_refusals_total',
  help: 'Uses that the table of limits has refused',
  labelNames: ['resource', 'level'],
  registers,
});
