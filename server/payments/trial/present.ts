const dayMillis = 24 * 60 * 60 * 1000;

/** Started days count whole: seven at sign-up (decision A8). */
export function presentTrial(endsAt: Date | null, now: Date) {
  const left = endsAt === null ? 0 : endsAt.getTime() - now.getTime();
  return { hasActiveTrial: left > 0, daysRemaining: Math.max(0, Math.ceil(left / dayMillis)) };
}
