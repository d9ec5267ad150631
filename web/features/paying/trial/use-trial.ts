import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountStatusQuery } from '#web/account-status.ts';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { trial } from '#web/copy/trial.ts';
import { paths } from '#web/paths.ts';
import { startSession } from '#web/session.ts';

export type TrialForm = Input<'POST /api/trial/register'>['body'];

const trialQuery = queryOptions({
  queryKey: ['trial'],
  queryFn: ({ signal }) => api('GET /api/trial/status', {}, { signal }),
});

export const useTrialStatus = () => useQuery(trialQuery);

const notifyTrial = (begun: boolean) =>
  begun
    ? notifySuccess(trial.successTitle, trial.successMessage)
    : notifySuccess(trial.pending.toastTitle, trial.pending.toastMessage);

export function useRegisterTrial(onError: (error: unknown) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrialForm) => api('POST /api/trial/register', { body }),
    onSuccess: async ({ user }) => {
      startSession(user);
      const status = await client.fetchQuery(trialQuery).catch(() => undefined);
      notifyTrial(status?.hasActiveTrial ?? true);
      navigate(paths.home, { replace: true });
    },
    onError: (error) => {
      notifyError(trial.errorTitle, messageOf(error, trial.error));
      onError(error);
    },
  });
}

export function useStartOwnTrial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/trial/start'),
    onSuccess: async (status) => {
      client.setQueryData(trialQuery.queryKey, status);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['subscription'] }),
        client.invalidateQueries({ queryKey: accountStatusQuery.queryKey }),
      ]);
      notifyTrial(status.hasActiveTrial);
    },
    onError: (error) => notifyError(trial.own.error, messageOf(error, trial.own.error)),
  });
}
