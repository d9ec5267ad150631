import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { accountStatusQuery } from '#web/account-status.ts';
import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { trial } from '#web/copy/trial.ts';
import { paths } from '#web/paths.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { startSession } from '#web/session.ts';
import { useChange } from '#web/use-change.ts';

export type TrialForm = Input<'POST /api/trial/register'>['body'];

const trialQuery = queryOf(['trial'], 'GET /api/trial/status');

export const useTrialStatus = () => useQuery(trialQuery);

const notifyTrial = (begun: boolean) =>
  begun
    ? notifySuccess(trial.successTitle, trial.successMessage)
    : notifySuccess(trial.pending.toastTitle, trial.pending.toastMessage);

export function useRegisterTrial(onError: (error: unknown) => void) {
  const navigate = useNavigate();
  return useChange({
    mutationFn: (body: TrialForm) => api('POST /api/trial/register', { body }),
    onSuccess: async ({ user }) => {
      startSession(user);
      const status = await queryClient.fetchQuery(trialQuery).catch(() => undefined);
      notifyTrial(status?.hasActiveTrial ?? true);
      navigate(paths.home, { replace: true });
    },
    failed: trial.errorTitle,
    failedText: trial.error,
    onError: (error) => {
      onError(error);
    },
  });
}

export function useStartOwnTrial() {
  return useChange({
    mutationFn: () => api('POST /api/trial/start'),
    onSuccess: async (status) => {
      queryClient.setQueryData(trialQuery.queryKey, status);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['subscription'] }),
        queryClient.invalidateQueries({ queryKey: accountStatusQuery.queryKey }),
      ]);
      notifyTrial(status.hasActiveTrial);
    },
    failed: trial.own.error,
  });
}

/** In the order of validation. */
export const trialFields = ['email', 'username', 'password'] as const;
type TrialField = (typeof trialFields)[number];

export function validateTrial({ email, username, password }: TrialForm): TrialField | null {
  if (!email.includes('@')) return 'email';
  if (username.trim().length < limits.username.min) return 'username';
  return password.length < limits.password.min ? 'password' : null;
}

export const validateField = (field: TrialField) => trial.checks[field];
