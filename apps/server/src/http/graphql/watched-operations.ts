import { type ExecutionResult, getOperationAST, Kind, type SelectionSetNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Watch } from '../../kernel/watch.ts'
import { codeOf } from './presentable.ts'

const several = 'several'
/** Of what did not come so far as to be one. */
const none = 'none'

/** Operations by the field of the contract that they ask for: what they are called is up to whoever sends them. */
export function watchedOperations(watch: Watch, service: string): Plugin {
  const refused = () =>
    void watch({ kind: 'operation', name: `${service}.${none}` }, async () => 'BAD_USER_INPUT', String)
  return {
    onParse:
      () =>
      ({ result }) => {
        if (result instanceof Error) refused()
      },
    onValidate:
      () =>
      ({ valid }) => {
        if (!valid) refused()
      },
    onExecute({ args, executeFn, setExecuteFn }) {
      const operation = getOperationAST(args.document, args.operationName)
      const name = operation ? fieldOf(operation.selectionSet) : none
      setExecuteFn((given) =>
        watch({ kind: 'operation', name: `${service}.${name}` }, async () => executeFn(given), outcomeOf),
      )
    },
  }
}

/** Validated by now: a field that is not of the contract does not come here. */
function fieldOf({ selections }: SelectionSetNode): string {
  const [first, ...others] = selections
  return first?.kind === Kind.FIELD && others.length === 0 ? first.name.value : several
}

/** The code of the first error; `refused` where the answer says so itself. */
function outcomeOf({ data, errors }: ExecutionResult): string {
  const code = errors?.[0] && codeOf(errors[0])
  if (code) return code
  return Object.values(data ?? {}).some(isRefused) ? 'refused' : 'ok'
}

const isRefused = (value: unknown) =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'success') === false
