# Loyalty: the mood of every crew.

option-modules-loyalty = Loyalty
option-modules-loyalty-help = Every crew has its mood. NPC cards, stashed gold and nights in the same port spoil it, glory and gold mend it. A fierce crew does more; an angry one may throw its captain overboard.

loyalty-fierce = Fierce
loyalty-happy = Happy
loyalty-pleased = Pleased
loyalty-content = Content
loyalty-restless = Restless
loyalty-unhappy = Unhappy
loyalty-angry = Angry
loyalty-mutiny = Mutiny

loyalty-effect-fierce = Once in your turn you may roll Leadership: a success is an extra action and costs a step of loyalty.
loyalty-effect-happy = 1 die more in crew combat and in raids ashore.
loyalty-effect-pleased = Crew joins you for nothing in every port; one specialist in each turn costs nothing, wherever you are.
loyalty-effect-content = The crew does its duty: no effect.
loyalty-effect-restless = Nobody joins for nothing, no new specialist comes aboard, and your specialists do nothing for you.
loyalty-effect-unhappy = Before each glory card a roll of Leadership must succeed; else that card cannot be played in this turn.
loyalty-effect-angry = 1 die less in crew combat and in raids ashore. One more step down is a mutiny.
loyalty-effect-mutiny = Leadership against the crew: without a success the captain dies.

activity-loyalty = raise loyalty
purpose-fierce = to get more out of the crew
purpose-unhappy = to make the crew go along with a card
purpose-unhappy-in-fight = to make the crew go along with a card
purpose-mutiny = against the mutiny
death-mutiny = fell to a mutiny

move-call-on-crew = call on the fierce crew for an extra action

event-loyalty-raised = The crew of { $player } rises to { NAME("loyalty", $step) }.
event-loyalty-lost = The crew of { $player } falls to { NAME("loyalty", $step) }.
event-mutiny-over = The mutiny aboard { $player }'s ship is over: { NAME("loyalty", $step) }.
event-crew-answers = The crew of { $player } gives its all: an extra action ({ COUNT("action", $actions) } left).
event-crew-refuses-card = The crew of { $player } does not go along with { NAME("glory", $card) } in this turn.

mm-brings-loyalty = the crew becomes { NAME("loyalty", $step) } for { $price } gold
mm-brings-call = Leadership, { COUNT("die", $dice) }: { $chance } % for an extra action and a step of loyalty less; a failure costs nothing

mm-loyalty-highest = No crew is more loyal than a fierce one.
mm-crew-not-fierce = Only a fierce crew can be called on, and yours is: { NAME("loyalty", $step) }.
mm-crew-called = The crew was called on in this turn already.
mm-crew-restless = No new specialist joins a restless crew.
mm-crew-refuses-card = The crew does not go along with { NAME("glory", $card) } in this turn.

mm-risk-loyalty = { $why ->
    [event] The next event may be an NPC card that costs a step of loyalty: { $chance } %. Your crew would be { NAME("loyalty", $step) }.
    [stash] Gold that goes into the chest costs a step of loyalty: { NAME("loyalty", $step) }.
   *[stay] If your turn ends in the port where it began, your crew will be { NAME("loyalty", $step) }.
}
mm-risk-mutiny = { $why ->
    [event] The next event may be an NPC card and mean a mutiny: { $chance } %, against { COUNT("die", $dice) } of Leadership. You die of it { $dies } %.
    [stash] Gold that goes into the chest means a mutiny against { COUNT("die", $dice) } of Leadership. You die of it { $dies } %, and nothing is stashed.
   *[stay] If your turn ends in the port where it began, there is a mutiny against { COUNT("die", $dice) } of Leadership. You die of it { $dies } %.
}
mm-risk-crew-refuses = Your crew must be persuaded before any card: { $chance } % ({ COUNT("die", $dice) } of Leadership). If you fail, that card cannot be played in this turn.

lab-table-loyalty = Steps of loyalty that crews came to
lab-measure-mutinies = mutinies

feat-mutinies = mutinies aboard
feat-actions-of-fierce-crews = extra actions of fierce crews
