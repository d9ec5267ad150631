import { type CostResource, limitOf, type TrustLevel } from '#contract/trust.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { ApiWords } from '#server/platform/language/api-words.ts';

export function refusalOf(resource: CostResource, level: TrustLevel, limit: number, now: Date): ApiError {
  if (resource === 'aiMicroEuros') return new ApiError('chat_spent');
  const refuse = (
    say: (words: ApiWords['refusals']['limits']) => string,
    details: Record<string, number> = { limit },
  ) =>
    new ApiError(
      limitOf(resource).refusal ?? 'rate_limited',
      ({ refusals }) => say(refusals.limits),
      details,
    );
  const minutes = 60 - now.getUTCMinutes();
  switch (resource) {
    case 'messages':
      return refuse((say) => say.messages(limit, minutes), { minutes });
    case 'toolCalls':
      return refuse((say) => say.toolCalls(limit, minutes), { minutes });
    case 'signInChallenges':
    case 'secondSteps':
    case 'securityChanges':
      return refuse((say) => say.attempts(minutes), { minutes });
    case 'generations':
      return refuse((say) => say.generations(limit));
    case 'garments':
      return refuse((say) => (level === 'demonstration' ? say.garmentsOfDemo(limit) : say.garments(limit)));
    case 'departed':
      return refuse((say) => say.departed(limit));
    case 'photoBytes':
      return refuse((say) => (level === 'demonstration' ? say.photosOfDemo : say.photoBytes(limit)));
    case 'readings':
    case 'cpuMillis':
      return level === 'demonstration' ? refuse((say) => say.readingsOfDemo) : new ApiError('readings_spent');
    case 'heldPieces':
      return refuse((say) =>
        level === 'unconfirmed' ? say.heldPiecesUnconfirmed(limit) : say.heldPieces(limit),
      );
    case 'reservedPieces':
      return refuse((say) => (level === 'unconfirmed' ? say.reservedPiecesUnconfirmed : say.reservedPieces));
    case 'shares':
      return level === 'demonstration' ? new ApiError('demo_forbidden') : refuse((say) => say.shares);
    case 'invitationMails':
      if (level === 'demonstration') return new ApiError('demo_forbidden');
      return refuse((say) =>
        level === 'unconfirmed' ? say.invitationMailsUnconfirmed : say.invitationMails(limit),
      );
    case 'votes':
    case 'reports':
      return refuse((say) => say.fromConnection);
    case 'mails':
      return refuse((say) => say.mails);
  }
}
