"""Common setup of the small networks' training."""
import argparse
import pathlib

import numpy as np
import torch

TRAINING = pathlib.Path(__file__).parent.parent
EMA_DECAY = 0.995


def started(description, epochs, more=lambda parser: None):
    """Parses the command line, seeds the random generators and sets the threads."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--cache", type=pathlib.Path, default=TRAINING / ".cache")
    parser.add_argument("--masks", type=pathlib.Path, required=True)
    parser.add_argument("--epochs", type=int, default=epochs)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", required=True)
    more(parser)
    options = parser.parse_args()
    torch.set_flush_denormal(True)
    torch.set_num_threads(options.threads)
    torch.manual_seed(0)
    np.random.seed(0)
    return options


def update_average(average, net, step):
    """Updates the exponential moving average of the weights, which is exported."""
    decay = min(EMA_DECAY, (1 + step) / (10 + step))
    with torch.no_grad():
        for kept, new in zip(average.parameters(), net.parameters()):
            kept.mul_(decay).add_(new, alpha=1 - decay)
