/**
 * @import { Errors } from './errors.mjs'
 * @typedef {{ least: number, most: number }} Published
 */

/**
 * Errors on the seasons that the formulas were not fitted on, as published with the formulas ("RMSE
 * of a player's points, seasons not fitted: F 5.43, baseline 4.82-4.91 (r .66 -> .72)"). RMSE is compared for each season,
 * r for all of them together. Not compared: its RMSE of "playable players" (8.0 -> 7.6), whose bound it does not state,
 * and its gains of whole lineups, which are of other slates.
 * @type {Record<keyof Errors, Published>}
 */
const PUBLISHED = {
  rmseAverage: { least: 5.43, most: 5.43 },
  rmseBaseline: { least: 4.82, most: 4.91 },
  rAverage: { least: 0.66, most: 0.66 },
  rBaseline: { least: 0.72, most: 0.72 },
}

/**
 * A row for each figure, measured and published. One that is off beyond rounding is bold, and the command fails.
 * @param {readonly { name: string, errors: Errors }[]} seasons
 * @param {Errors} together
 */
export function besidePublished(seasons, together) {
  return [
    ...seasons.flatMap(({ name, errors }) => [
      rowOf(`RMSE of averages, ${name}`, errors.rmseAverage, PUBLISHED.rmseAverage),
      rowOf(`RMSE of baseline, ${name}`, errors.rmseBaseline, PUBLISHED.rmseBaseline),
    ]),
    rowOf('r of averages, together', together.rAverage, PUBLISHED.rAverage),
    rowOf('r of baseline, together', together.rBaseline, PUBLISHED.rBaseline),
  ]
}

/**
 * @param {string} figure
 * @param {number} value
 * @param {Published} published
 */
function rowOf(figure, value, { least, most }) {
  const measured = value.toFixed(2)
  const isAsPublished = Number(measured) >= least && Number(measured) <= most
  if (!isAsPublished) process.exitCode = 1
  return {
    figure,
    measured: isAsPublished ? measured : `**${measured}**`,
    published: least === most ? least.toFixed(2) : `${least.toFixed(2)} to ${most.toFixed(2)}`,
  }
}
